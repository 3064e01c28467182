# Takahashi begins, so he wins

print("Takahashi")
